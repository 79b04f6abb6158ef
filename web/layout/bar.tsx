import type { Role } from '@attune/contract/endpoint.ts'
import { paths } from '@attune/contract/paths.ts'
import { LayoutDashboard, LogOut, MessageCircle, Moon, Sun, UserRound } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { useTiny } from '../lib/breakpoints.ts'
import { useOwnProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { toggleTheme, useTheme } from '../lib/theme.ts'
import { Bell, CountMark } from '../notifications/bell.tsx'
import { shownCount } from '../notifications/sentences.ts'
import { useKeepTimeZone } from '../notifications/use-keep-time-zone.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Mark } from '../ui/mark.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { useCounts } from './counts.ts'
import { homeOf } from './redirects.ts'
import { useSignOut } from './use-sign-out.ts'
import { useTypingMark } from './use-typing-mark.ts'

export function Bar({ role }: { role: Role }) {
  useTypingMark()
  return (
    <header className="bar">
      <div className="wrap flex h-[calc(var(--bar)-1px)] items-center gap-[var(--bar-gap)] wide:gap-7">
        <Link
          to={homeOf[role]}
          aria-label="Attune, home"
          className="inline-flex min-h-11 min-w-11 items-center no-underline max-[259px]:hidden"
        >
          <Mark short />
        </Link>
        {role === 'user' ? <UserLinks /> : <TherapistLinks />}
        <div className="ml-auto flex items-center gap-[var(--bar-gap)] wide:gap-4">
          {role === 'user' && <MessagesLink />}
          <News />
          <span className="w-11 flex-none min-[1300px]:hidden" data-room-for="assistant" />
          {/* By its style, as the assistant beside it: both move in one frame. */}
          <span className="max-[359px]:hidden">
            <ThemeToggle />
          </span>
          <PersonMenu role={role} />
        </div>
      </div>
    </header>
  )
}

/** On phones these four stand at the bottom, under the thumb. */
const UserLinks = () => (
  <nav aria-label="Main" className="mr-auto flex gap-1 max-wide:bottom-nav">
    <BarLink to={paths.home}>Home</BarLink>
    <BarLink to={paths.journals}>Journals</BarLink>
    <BarLink to={paths.findTherapist}>Therapists</BarLink>
    <BarLink to={paths.tips}>Advice</BarLink>
  </nav>
)

const TherapistLinks = () => (
  <nav aria-label="Main" className="mr-auto flex gap-1">
    <BarLink to={paths.patients}>Patients</BarLink>
  </nav>
)

function BarLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className="bar-link">
      {children}
    </NavLink>
  )
}

/** On a phone the conversations are one tap away. */
function MessagesLink() {
  const { messages: unread } = useCounts()
  return (
    <Link to={paths.messages} className="icon-btn max-[359px]:hidden wide:hidden">
      <span className="relative grid" aria-hidden>
        <MessageCircle size={20} strokeWidth={1.75} />
        {unread > 0 && <CountMark>{shownCount(unread)}</CountMark>}
      </span>
      <span className="sr-only">
        {unread > 0 ? `Messages, ${shownCount(unread)} unread` : 'Messages'}
      </span>
    </Link>
  )
}

function News() {
  const { id } = usePerson()
  useKeepTimeZone(id)
  return <Bell unread={useCounts().news} />
}

function PersonMenu({ role }: { role: Role }) {
  const profile = useOwnProfile()
  const { messages: unread } = useCounts()
  const signOut = useSignOut()
  const tiny = useTiny()
  const dark = useTheme() === 'dark'
  const ThemeIcon = dark ? Sun : Moon
  const news =
    unread > 0 ? `, ${shownCount(unread)} unread ${unread === 1 ? 'message' : 'messages'}` : ''
  return (
    <Menu
      label={`Your menu${news}`}
      trigger={
        <span className="relative grid">
          <Avatar name={profile.name} image={profile.image} size={38} />
          {unread > 0 && (
            <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-paper bg-clay" />
          )}
        </span>
      }
    >
      {role === 'user' && (
        <Item to={paths.dashboard} icon={LayoutDashboard}>
          Dashboard
        </Item>
      )}
      <Item to={role === 'user' ? paths.profile : paths.therapistProfile} icon={UserRound}>
        Profile
      </Item>
      {role === 'user' && (
        <Item to={paths.messages} icon={MessageCircle}>
          Messages
          {unread > 0 && <Count>{shownCount(unread)}</Count>}
        </Item>
      )}
      {tiny && (
        <MenuItem>
          <button type="button" onClick={toggleTheme}>
            <ThemeIcon {...icon} />
            {dark ? 'Light theme' : 'Dark theme'}
          </button>
        </MenuItem>
      )}
      <MenuItem>
        <button type="button" onClick={() => void signOut()}>
          <LogOut {...icon} />
          Sign Out
        </button>
      </MenuItem>
    </Menu>
  )
}

const icon = { size: 19, strokeWidth: 1.75, 'aria-hidden': true } as const

type ItemProps = { to: string; icon: typeof LogOut; children: React.ReactNode }
const Item = ({ to, icon: Icon, children }: ItemProps) => (
  <MenuItem>
    <Link to={to}>
      <Icon {...icon} />
      {children}
    </Link>
  </MenuItem>
)

const Count = ({ children }: { children: string }) => (
  <span className="ml-auto grid min-w-6 place-items-center rounded-full bg-clay-soft px-1.5 text-small font-semibold text-clay-ink">
    {children}
    <span className="sr-only"> unread</span>
  </span>
)
