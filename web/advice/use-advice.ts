import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { isCode, NetworkError, sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { adviceOf } from './queries.ts'
import { readAdvice, storeAdvice } from './stored-advice.ts'
import { streamAdvice } from './stream-advice.ts'

/** New advice as it arrives; `why` says why it ended early. */
type Run = { text: string; busy: boolean; why: string | null }
const idle: Run = { text: '', busy: false, why: null }

/** The advice last finished, and a new one as it is written; leaving the page stops that. */
export function useAdvice() {
  const { id } = usePerson()
  const client = useQueryClient()
  const latest = useQuery(adviceOf(id))
  const [run, setRun] = useState(idle)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function summon(stop: AbortController) {
    const waiting = toast.loading('Summoning ancient wisdom...')
    let text = ''
    setRun({ ...idle, busy: true })
    try {
      text = await streamAdvice(
        id,
        (arrived) => {
          text = arrived
          setRun({ text: arrived, busy: true, why: null })
        },
        stop.signal,
      )
      storeAdvice(id, text)
      await client.cancelQueries(adviceOf(id))
      client.setQueryData(adviceOf(id).queryKey, (before) => ({
        text,
        at: new Date(),
        ask: before?.ask ?? null,
      }))
      setRun(idle)
      toast.success('Your wisdom has been generated!', { id: waiting })
    } catch (error) {
      const stopped = stop.signal.aborted
      setRun({ text, busy: false, why: stopped ? (text ? said.stopped : null) : why(error, text) })
      if (stopped) toast.dismiss(waiting)
      else toast.error('Alas, magic failed. Please try again!', { id: waiting })
    }
  }
  const { data } = latest
  const kept = data?.text ?? readAdvice(id) ?? ''
  return {
    /** What to show: what is arriving or had arrived, else what was finished last. */
    text: run.busy ? run.text : run.text || kept,
    at: run.text || run.busy ? null : (data?.at ?? null),
    /** The step of an earlier day, to be asked about. */
    ask: data?.ask ?? null,
    busy: run.busy,
    why: run.why,
    opening: latest.isPending && !kept && !run.busy,
    generate: () => {
      running.current = new AbortController()
      void summon(running.current)
    },
    stop: () => running.current?.abort(),
  }
}

const said = {
  stopped: 'You stopped it here.',
  broken: 'The connection broke off. This is what had arrived until then.',
}

function why(error: unknown, text: string): string | null {
  if (text) return said.broken
  return isCode(error, 'too_many') || error instanceof NetworkError ? sentence(error) : null
}
