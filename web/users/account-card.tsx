import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import type { OwnAccount } from './queries.ts'

/** spec §2: name, username, email and phone, 'Not provided' where empty. */
export const AccountCard = ({
  account,
  children,
}: {
  account: OwnAccount
  children: ReactNode
}) => (
  <section aria-label="Your details" className="card wide:p-9">
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={account.name} image={account.image} size={92} alt="Your picture" />
      <div className="min-w-0">
        <h2 className="[overflow-wrap:anywhere]">{account.name}</h2>
        <p className="mt-1 text-muted">@{account.username}</p>
      </div>
    </div>
    <dl className="mt-7 grid gap-x-8 gap-y-4 wide:grid-cols-2">
      <Row term="Name">{account.name}</Row>
      <Row term="Username">{account.username}</Row>
      <Row term="Email">{account.email}</Row>
      <Row term="Phone">{account.phone}</Row>
    </dl>
    <div className="mt-8 flex flex-wrap gap-2.5">{children}</div>
  </section>
)

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-small text-muted">{term}</dt>
    <dd className="font-medium [overflow-wrap:anywhere]">{children || 'Not provided'}</dd>
  </div>
)

export const AccountSkeleton = () => (
  <Loading label="Loading your profile">
    <div className="card wide:p-9">
      <div className="flex items-center gap-5">
        <Skeleton className="size-23 rounded-full" />
        <Skeleton className="h-8 w-48" />
      </div>
      <div className="mt-8 grid gap-6 wide:grid-cols-2">
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-11 w-4/5" />
        ))}
      </div>
      <Skeleton className="mt-8 h-12 w-40 rounded-full" />
    </div>
  </Loading>
)
