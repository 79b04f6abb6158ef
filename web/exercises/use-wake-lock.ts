import { useEffect } from 'react'

/** Keeps the screen lit, where the browser lets us: nobody taps a phone while breathing out. */
export function useWakeLock(isPlaying: boolean) {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    navigator.wakeLock.request('screen').then(
      (granted) => {
        lock = granted
        if (isOver) void granted.release()
      },
      // Refused, as in a battery saver: the exercise goes on all the same.
      () => {},
    )
    return () => {
      isOver = true
      void lock?.release()
    }
  }, [isPlaying])
}
