import type { GrantItem } from '@attune/contract/diagnosis.ts'
import { purposes } from '@attune/contract/ledger.ts'
import { type ReactNode, useState } from 'react'
import { dateOnly } from '../lib/dates.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import type { ItemName, Items } from './items.ts'
import { TermsForm } from './terms-form.tsx'

type SharedItemRowProps = {
  name: ItemName
  title: string
  hint?: string
  /** Word for word what they would read; without it there is nothing to share yet. */
  would: ReactNode
  items: Items
  /** What is said where there is nothing. */
  nothing?: string
}

/** One thing: what they would read of it, and then the choice; or what stands, and taking it back in one tap. */
export function SharedItemRow({ name, title, hint, would, items, nothing }: SharedItemRowProps) {
  const [open, setOpen] = useState(false)
  const shared = items.items.find((one) => isOf(one, name))
  return (
    <section aria-label={title} className="border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_14rem] leading-snug">
          <span className="font-medium wrap-anywhere">{title}</span>
          {hint && <span className="block text-small text-muted">{hint}</span>}
          {shared && <span className="block text-small text-pine">{termsOf(shared)}</span>}
        </span>
        <span className="flex flex-wrap gap-2">
          {shared && (
            <Button
              kind="ghost"
              size="small"
              aria-label={`Take back: ${title}`}
              busy={items.busy}
              onClick={() => items.takeBack(name)}
            >
              Take back
            </Button>
          )}
          {(shared || would) && !open && (
            <Button
              kind="plain"
              size="small"
              disabled={!items.known}
              aria-label={`${shared ? 'Change' : 'Share'}: ${title}`}
              onClick={() => setOpen(true)}
            >
              {shared ? 'Change' : 'Share…'}
            </Button>
          )}
        </span>
      </div>
      {!would && nothing && <p className="mt-1 text-small text-muted">{nothing}</p>}
      {would && !open && (
        <Disclosure title="What they would read" className="text-small">
          {would}
        </Disclosure>
      )}
      {open && (
        <>
          {would && <WordForWord>{would}</WordForWord>}
          <TermsForm
            item={name.item}
            press={shared ? 'Change this' : 'Share this'}
            busy={items.busy}
            onClose={() => setOpen(false)}
            onChoose={(terms) => items.share(name, terms, () => setOpen(false))}
          />
        </>
      )}
    </section>
  )
}

/** Open above the choice: nobody shares what they have not seen. */
export const WordForWord = ({ children }: { children: ReactNode }) => (
  <div className="my-2 border-l-2 border-line pl-4 text-small">
    <p className="mb-2 text-muted">What they would read, word for word:</p>
    {children}
  </div>
)

const isOf = (one: GrantItem, { item, entryId }: ItemName) =>
  one.item === item && one.entryId === (entryId ?? null)

export function termsOf({ purpose, until }: GrantItem) {
  const end = until ? `until ${dateOnly(until)}` : 'until you take it back'
  return purpose ? `Shared ${end}. ${purposes[purpose]}.` : `Shared ${end}.`
}
