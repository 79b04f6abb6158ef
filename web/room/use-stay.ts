import { security } from '@attune/contract/security.ts'
import { useEffect } from 'react'
import { call } from '../lib/call.ts'

const toldEvery = 60_000

/** Whoever speaks with somebody is there, though they touch nothing: no session ends in the middle. */
export function useStay(isConnected: boolean) {
  useEffect(() => {
    if (!isConnected) return
    // Where it does not arrive, the next one does, or the warning comes.
    const telling = setInterval(() => void call(security.stay, {}).catch(() => {}), toldEvery)
    return () => clearInterval(telling)
  }, [isConnected])
}
