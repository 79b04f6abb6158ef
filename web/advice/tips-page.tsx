import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Advice } from './advice.tsx'
import { keepAdvice, readAdvice } from './kept-advice.ts'
import { streamAdvice } from './stream-advice.ts'

export function TipsPage() {
  const { text, busy, generate } = useAdvice()
  return (
    <div className="max-w-[780px]">
      <PageHeading
        title="Tips & Advice"
        lead="Small things to try. Made by software from what you told Attune, not reviewed by a professional."
      />
      <div aria-live="polite" aria-busy={busy} className="mt-8">
        {text && (
          <article className="card wide:p-9">
            <Advice html={text} />
          </article>
        )}
        {busy && (
          <div className="grid justify-items-center gap-4 py-10 text-center text-muted">
            <Spinner />
            <p>Hold on tight, the AI is doing its magic!</p>
          </div>
        )}
        {!text && !busy && <EmptyState title="Ready for some wisdom? Click the button below!" />}
      </div>
      <div className={text ? 'mt-7' : 'text-center'}>
        <Button busy={busy} onClick={generate}>
          Generate Advice
        </Button>
      </div>
    </div>
  )
}

/** The kept advice, and a new one as it arrives; leaving the page stops it. */
function useAdvice() {
  const { id } = usePerson()
  const [text, setText] = useState(() => readAdvice(id) ?? '')
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(stop: AbortController) {
    const waiting = toast.loading('Summoning ancient wisdom...')
    setBusy(true)
    try {
      const whole = await streamAdvice(id, setText, stop.signal)
      setText(whole)
      keepAdvice(id, whole)
      toast.success('Your wisdom has been generated!', { id: waiting })
    } catch {
      if (stop.signal.aborted) return toast.dismiss(waiting)
      toast.error('Alas, magic failed. Please try again!', { id: waiting })
    } finally {
      setBusy(false)
    }
  }
  const generate = () => {
    running.current = new AbortController()
    void run(running.current)
  }
  return { text, busy, generate }
}
