import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { journalOf, journalsOf } from '../journals/queries.ts'
import { dateOnly } from '../lib/dates.ts'
import { isCode } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/text-field.tsx'
import { EntryText } from './entry-text.tsx'
import type { Items } from './items.ts'
import { SharedItemRow, WordForWord } from './shared-item-row.tsx'
import { TermsForm } from './terms-form.tsx'

type SharedEntriesProps = { userId: string; items: Items }

/** The single entries that a therapist may read, each with its own end, and a way to pick one. */
export function SharedEntries({ userId, items }: SharedEntriesProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const close = () => {
    setOpen(false)
    place.current?.focus({ preventScroll: true })
  }
  const shared = items.items.flatMap(({ entryId }) => entryId ?? [])
  return (
    <>
      {shared.map((id) => (
        <SharedEntryRow key={id} userId={userId} id={id} items={items} />
      ))}
      <section
        ref={place}
        tabIndex={-1}
        aria-label="A journal entry"
        className="border-t border-line py-3 outline-none"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 flex-[1_1_14rem] leading-snug">
            <span className="font-medium">A journal entry</span>
            <span className="block text-small text-muted">
              One that you pick. If you change it later, they read it as changed.
            </span>
          </span>
          {items.known && !open && (
            <Button
              kind="plain"
              size="small"
              className="max-wide:-ml-3"
              onClick={() => setOpen(true)}
            >
              Pick an entry…
            </Button>
          )}
        </div>
        {open && <Pick userId={userId} items={items} shared={shared} onClose={close} />}
      </section>
    </>
  )
}

function SharedEntryRow({ userId, id, items }: { userId: string; id: string; items: Items }) {
  const { data } = useQuery(journalOf(userId, id))
  return (
    <SharedItemRow
      name={{ item: 'entry', entryId: id }}
      title={data ? `Entry: ${data.title}` : 'A journal entry that you share'}
      would={data && <EntryText entry={data} />}
      items={items}
    />
  )
}

type PickProps = SharedEntriesProps & { shared: readonly string[]; onClose: () => void }

function Pick({ userId, items, shared, onClose }: PickProps) {
  const list = useInfiniteQuery(journalsOf(userId))
  const [id, setId] = useState('')
  const all = list.data?.pages.flatMap((page) => page.items) ?? []
  const left = all.filter(({ _id }) => !shared.includes(_id))
  const { data: entry, error } = useQuery({ ...journalOf(userId, id), enabled: id !== '' })
  return (
    <div className="mt-2 grid gap-3">
      {list.isError && !list.data && <p className="text-small">Your entries did not load.</p>}
      {list.data && left.length === 0 && (
        <p className="text-small text-muted">There is no entry left to share.</p>
      )}
      {left.length > 0 && (
        <Select label="Which entry" value={id} onChange={({ target }) => setId(target.value)}>
          <option value="">Choose…</option>
          {left.map(({ _id, title, date }) => (
            <option key={_id} value={_id}>
              {dateOnly(date)}: {title}
            </option>
          ))}
        </Select>
      )}
      {list.hasNextPage && (
        <Button
          kind="plain"
          size="small"
          className="-ml-3 justify-self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Older entries
        </Button>
      )}
      {isCode(error, 'not_found') && <p className="text-small">This entry is gone.</p>}
      {entry && id !== '' ? (
        <>
          <WordForWord>
            <EntryText entry={entry} />
          </WordForWord>
          <TermsForm
            key={id}
            item="entry"
            press="Share this entry"
            busy={items.busy}
            onClose={onClose}
            onChoose={(terms) => items.share({ item: 'entry', entryId: id }, terms, onClose)}
          />
        </>
      ) : (
        <Button kind="plain" size="small" className="-ml-3 justify-self-start" onClick={onClose}>
          Not now
        </Button>
      )}
    </div>
  )
}
