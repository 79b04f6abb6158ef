import { Toaster } from 'react-hot-toast'

/** spec §9: 4 s, success 2 s, at most 20: the library's own limits. Call `toast` anywhere. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 78 }}
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
