import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { keepForNow, readForNow } from '../lib/for-now.ts'
import { noteInEntry, readEntry } from '../lib/history-entry.ts'
import { keys } from '../lib/local-storage.ts'

const names = ['fullName', 'username', 'email', 'phoneNumber'] as const
type Fields = Partial<Record<(typeof names)[number], string>>
type Kept = { entry: string; fields: Fields }

/**
 * What was typed into the form of a new account, over a reload and over a look at another page and
 * back: for this entry of the tab's history alone, so that whoever opens the form anew on a shared
 * computer finds it empty. Never the password, nor the picture.
 */
export function useKeptFields() {
  const { key } = useLocation()
  const [fields] = useState(() => readKept(entryOf(key)))
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget)
    const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
    const entry = entryOf(key) ?? nameEntry()
    keepForNow(keys.signUp, { entry, fields: typed } satisfies Kept)
  }
  return { fields, keep }
}

function readKept(entry: string | null): Fields {
  const kept = readForNow<Kept>(keys.signUp)
  return kept?.entry === entry ? kept.fields : {}
}

/** The router calls every entry alike that an address has opened: such a one gets a name when it is typed in. */
const entryOf = (key: string): string | null => (key === 'default' ? named() : key)

const named = () => readEntry().signUp ?? null

function nameEntry(): string {
  const signUp = String(Math.random())
  noteInEntry({ signUp })
  return signUp
}
