import { copyText } from '../lib/copy-text.ts'
import { Button } from '../ui/button.tsx'

const said = { done: 'Copied.', failed: 'Could not copy. Please write them down.' }

/** Shown once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="note mt-4 grid gap-4">
      <p>
        <b className="font-semibold">Keep these recovery codes somewhere safe.</b> Each one lets you
        in once if you lose your phone. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 wide:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={onDone}>
          I have kept them
        </Button>
        <Button kind="soft" size="small" onClick={() => void copyText(codes.join('\n'), said)}>
          Copy them
        </Button>
      </div>
    </div>
  )
}
