import type { ReactNode } from 'react'
import { sentence } from '../lib/failures.ts'

type ChangeFailedProps = { error: unknown; children?: ReactNode }

/** Says why an appointment or a series is as it was; nothing while there is no error. */
export const ChangeFailed = ({ error, children }: ChangeFailedProps) =>
  error ? (
    <p role="alert" className="note note-danger">
      {sentence(error, 'That did not work. Please try again.')}
      {children}
    </p>
  ) : null
