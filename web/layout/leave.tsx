import { useSignOut } from './use-sign-out.ts'

/** The way out where a page has no bar, such as a questionnaire on a computer that others use. */
export function Leave() {
  const signOut = useSignOut()
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      className="inline-flex min-h-11 min-w-11 items-center text-muted underline"
    >
      Sign Out
    </button>
  )
}
