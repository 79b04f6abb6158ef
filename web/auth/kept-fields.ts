import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { noteInEntry, readEntry } from '../lib/history-entry.ts'
import { forgetInTab, keys, readInTab, turnsTaken, writeInTab } from '../lib/local-storage.ts'

const names = ['fullName', 'username', 'email', 'phoneNumber'] as const
type Fields = Partial<Record<(typeof names)[number], string>>
/** `until`: milliseconds since 1970. */
type Kept = { entry: string; turns: number; until: number; fields: Fields }

/** So long after the last key, in milliseconds, whoever typed it has walked away. */
const keptFor = 30 * 60_000

/**
 * What was typed into the form of a new account, over a reload and over a look at another page and
 * back: for this entry of the tab's history alone, so that whoever opens the form anew on a shared
 * computer finds it empty. Never the password, nor the picture; whoever signs in or out ends it,
 * in this tab or another, and so does half an hour without a key.
 */
export function useKeptFields() {
  const { key } = useLocation()
  const [fields] = useState(() => readKept(entryOf(key)))
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget)
    const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
    const entry = entryOf(key) ?? nameEntry()
    const until = Date.now() + keptFor
    writeInTab(keys.signUp, { entry, turns: turnsTaken(), until, fields: typed } satisfies Kept)
    forgetAt(until)
  }
  return { fields, keep }
}

function readKept(entry: string | null): Fields {
  const kept = readInTab<Kept>(keys.signUp)
  if (!kept) return {}
  forgetAt(kept.until)
  const isTheirs = kept.entry === entry && kept.turns === turnsTaken()
  return isTheirs && kept.until > Date.now() ? kept.fields : {}
}

let forgetting: ReturnType<typeof setTimeout> | undefined

/** On this page or a later one of the same load. */
function forgetAt(until: number) {
  clearTimeout(forgetting)
  forgetting = setTimeout(() => forgetInTab(keys.signUp), until - Date.now())
}

/** The router calls every entry alike that an address has opened: such a one gets a name when it is typed in. */
const entryOf = (key: string): string | null => (key === 'default' ? named() : key)

const named = () => readEntry().signUp ?? null

function nameEntry(): string {
  const signUp = String(Math.random())
  noteInEntry({ signUp })
  return signUp
}
