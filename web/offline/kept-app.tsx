import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { helpOf } from '../help/queries.ts'
import { usePatient } from '../help/use-patient.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { keepOffline, loadNextVersion, useNextVersion } from '../lib/worker.ts'
import { Button } from '../ui/button.tsx'

/** Keeps the app on this device, and says when a new version of it is ready. */
export function KeptApp() {
  useEffect(keepOffline, [])
  useKnownCountry()
  const isReady = useNextVersion() !== null
  const isWriting = useIsWriting()
  const [shown, setShown] = useState(false)
  // The line moves the page down, which it does not do to someone who is writing.
  if (isReady && !shown && !isWriting) setShown(true)
  return (
    <div role="status">
      {shown && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-pine-soft px-5 py-1 text-small">
          This page has been improved since you opened it.
          <Button kind="plain" size="small" onClick={loadNextVersion}>
            Load it again
          </Button>
        </p>
      )}
    </div>
  )
}

/** Asked once, so that the right emergency number is there without a network. */
function useKnownCountry() {
  const patient = usePatient()
  const enabled = patient !== null && readLocal(keys.country) === null
  useQuery({ ...helpOf(patient ?? ''), enabled })
}

/** Whether a field has the focus. */
function useIsWriting() {
  const [writing, setWriting] = useState(isField)
  useEffect(() => {
    const look = () => setWriting(isField())
    const lookAfter = () => setTimeout(look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', lookAfter)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', lookAfter)
    }
  }, [])
  return writing
}

const isField = () => document.activeElement?.matches('input, textarea, select') ?? false
