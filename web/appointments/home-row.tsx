import type { Appointment } from '@attune/contract/appointments.ts'
import { Avatar } from '../ui/avatar.tsx'

type RowProps = { one: Appointment; ways: React.ReactNode; children: React.ReactNode }

/** With whom, what, and where it leads: on home. */
export const HomeRow = ({ one, ways, children }: RowProps) => (
  <div className="grid items-center gap-x-10 gap-y-5 wide:grid-cols-[1fr_auto]">
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={one.partner.name} image={one.partner.image} size={48} />
      <div className="min-w-0">{children}</div>
    </div>
    <div className="flex flex-wrap gap-2.5 wide:grid">{ways}</div>
  </div>
)
