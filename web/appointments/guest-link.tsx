import { useEffect, useRef } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Button } from '../ui/button.tsx'

/** Of the guest with this id. The secret in it is nowhere else: the server told it once. */
export type MadeLink = { _id: string; name: string; link: string }

type GuestLinkProps = { made: MadeLink; onPassedOn: () => void }

const said = { done: 'Link copied', failed: 'Please select the link and copy it.' }

/** Stays until the person says that it was passed on. */
export function GuestLink({ made: { name, link }, onPassedOn }: GuestLinkProps) {
  const note = useRef<HTMLElement>(null)
  // The form that it came from may be gone.
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={`Link for ${name}`}
      className="note mt-4 grid justify-items-start gap-3"
    >
      <p role="status">
        This is the link for <b className="font-semibold">{name}</b>. Please send it to them alone:
        it opens once, and is shown only now.
      </p>
      <p className="wrap-anywhere text-small">{link}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => void copyText(link, said)}>
          Copy the link
        </Button>
        <Button kind="ghost" size="small" onClick={onPassedOn}>
          It is passed on
        </Button>
      </div>
    </section>
  )
}
