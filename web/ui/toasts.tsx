import { Toaster } from 'react-hot-toast'
import { useWide } from '../lib/breakpoints.ts'

/**
 * spec §9: 4 s, success 2 s, at most 20: the library's own limits. Call `toast` anywhere. On a phone
 * they stand over the bar, as below it they would hide the title or the field they speak of.
 */
export function Toasts() {
  const isWide = useWide()
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: isWide ? 78 : 6 }}
      toastOptions={{
        duration: 4_000,
        success: {
          duration: 2_000,
          iconTheme: { primary: 'var(--pine)', secondary: 'var(--on-pine)' },
        },
        error: { iconTheme: { primary: 'var(--danger)', secondary: 'var(--on-danger)' } },
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: 18,
          boxShadow: 'var(--soft-shadow)',
          padding: '10px 16px',
        },
      }}
    />
  )
}
