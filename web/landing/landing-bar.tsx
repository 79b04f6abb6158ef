import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

export const LandingBar = () => (
  <header className="wrap flex h-[66px] items-center gap-6 max-[1299.98px]:gap-3">
    <Mark />
    <Link
      to={paths.therapistSignIn}
      className="ml-auto hidden min-h-11 items-center text-small font-medium text-muted no-underline hover:text-ink sm:inline-flex"
    >
      Sign up as a Therapist
    </Link>
    <Link
      to={paths.signIn}
      className={`${buttonClass({ kind: 'soft', size: 'small' })} max-sm:ml-auto`}
    >
      Sign in
    </Link>
    <span className="w-11 flex-none min-[1300px]:hidden" data-room-for="assistant" />
  </header>
)
