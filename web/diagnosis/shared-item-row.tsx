import type { GrantItem, Terms } from '@attune/contract/diagnosis.ts'
import { purposes } from '@attune/contract/ledger.ts'
import { type ReactNode, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
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
  const place = useRef<HTMLElement>(null)
  // What had the focus is gone.
  const close = () => {
    setOpen(false)
    place.current?.focus({ preventScroll: true })
    // So is the long text above it, by the next picture: what stands now would be out of sight.
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }))
  }
  const shareAndClose = (terms: Terms) =>
    items.share(name, terms, () => {
      close()
      toast.success('Shared.')
    })
  const shared = items.items.find((one) => isOf(one, name))
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={title}
      className="border-t border-line py-3 outline-none first:border-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_14rem] leading-snug">
          <span className="font-medium wrap-anywhere">{title}</span>
          {hint && <span className="block text-small text-muted">{hint}</span>}
          {shared && <span className="block text-small text-pine">{termsOf(shared)}</span>}
        </span>
        <Ways
          title={title}
          isShared={shared !== undefined}
          busy={items.busy}
          onTakeBack={() => items.takeBack(name)}
          onOpen={(shared || would) && items.known && !open ? () => setOpen(true) : null}
        />
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
            onClose={close}
            onChoose={shareAndClose}
          />
        </>
      )}
    </section>
  )
}

type WaysProps = {
  title: string
  isShared: boolean
  busy: boolean
  onTakeBack: () => void
  /** Null where there is nothing to choose, or they are choosing. */
  onOpen: (() => void) | null
}

const Ways = ({ title, isShared, busy, onTakeBack, onOpen }: WaysProps) => (
  <span className="flex flex-wrap gap-2">
    {isShared && (
      <Button
        kind="ghost"
        size="small"
        aria-label={`Take back: ${title}`}
        busy={busy}
        onClick={onTakeBack}
      >
        Take back
      </Button>
    )}
    {onOpen && (
      <Button
        kind="plain"
        size="small"
        className={isShared ? '' : 'max-wide:-ml-3'}
        aria-label={`${isShared ? 'Change' : 'Share'}: ${title}`}
        onClick={onOpen}
      >
        {isShared ? 'Change' : 'Share…'}
      </Button>
    )}
  </span>
)

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
