import { useEffect } from 'react'

/** A screen that goes dark would take the picture along. */
export function useAwake(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused while the battery is low.
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await held?.release()
      else lock = held
    }
    const again = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isWanted])
}
