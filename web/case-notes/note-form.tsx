import { type CaseNote, noteLimit } from '@attune/contract/case-notes.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import type { Pair } from './queries.ts'
import { useNote } from './use-note.ts'

/** From here on the writer is told how much room is left. */
const counterFrom = noteLimit - 500

/** One text for oneself, kept as it is typed. */
export function NoteForm({ pair, note }: { pair: Pair; note: CaseNote }) {
  const mine = useNote(pair, note)
  const left = noteLimit - mine.text.length
  return (
    <section className="grid gap-3">
      <TextArea
        label="Your note"
        rows={7}
        value={mine.text}
        onChange={({ target }) => mine.type(target.value)}
        data-first-focus=""
        {...(mine.tooMany > 0 && {
          error: `This is ${mine.tooMany} characters too long to be kept.`,
        })}
      />
      <p className="-mt-1 flex min-h-6 justify-between gap-4 text-small text-muted">
        <span role="status">{mine.status}</span>
        {left >= 0 && mine.text.length >= counterFrom && <span>{left} characters left</span>}
      </p>
      {mine.failure && (
        <p role="alert" className="note flex flex-wrap items-center gap-x-3 py-1">
          {mine.failure} Your words stay here.
          <Button kind="plain" size="small" onClick={mine.again}>
            Try again
          </Button>
        </p>
      )}
      {mine.conflict && (
        <div role="alert" className="note grid gap-3">
          <p>This note was changed in another tab or on another device. There it says:</p>
          <p className="max-h-40 overflow-auto whitespace-pre-wrap border-l-2 border-line pl-3 text-small">
            {note.text || 'Nothing any more.'}
          </p>
          <span className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={mine.keepMine}>
              Keep what I wrote
            </Button>
            <Button kind="ghost" size="small" onClick={mine.takeOther}>
              Take the other
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
