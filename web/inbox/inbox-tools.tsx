import { paths } from '@attune/contract/paths.ts'
import { FileText, Keyboard, Settings2 } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { TemplatesDialog } from '../templates/templates-dialog.tsx'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { InboxView } from './inbox-order.ts'

type InboxToolsProps = {
  view: InboxView
  waiting: number
  aside: number
  colleagues: ReactNode
  search: RefObject<HTMLDivElement | null>
  onChange: (change: Partial<InboxView>) => void
}

/** What narrows the list down. */
export function InboxTools(props: InboxToolsProps) {
  const { view, waiting, aside, colleagues, search, onChange } = props
  const { shown } = view
  return (
    <search className="inbox-tools">
      <div ref={search}>
        <TextField
          label="Search your patients"
          labelHidden
          type="search"
          placeholder="Search by name"
          maxLength={200}
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <span className="flex flex-1 basis-[300px] flex-wrap gap-2">
        <Filter isOn={shown === 'all'} onPress={() => onChange({ shown: 'all' })}>
          All
        </Filter>
        <Filter isOn={shown === 'waiting'} onPress={() => onChange({ shown: 'waiting' })}>
          Waiting
          <span className="font-semibold text-clay-ink">{waiting}</span>
        </Filter>
        {(aside > 0 || shown === 'aside') && (
          <Filter isOn={shown === 'aside'} onPress={() => onChange({ shown: 'aside' })}>
            Aside
            <span className="font-semibold">{aside}</span>
          </Filter>
        )}
        <span className="ml-auto">{colleagues}</span>
      </span>
    </search>
  )
}

type FilterProps = { isOn: boolean; onPress: () => void; children: React.ReactNode }

const Filter = ({ isOn, onPress, children }: FilterProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={buttonClass({ kind: isOn ? 'soft' : 'ghost', size: 'small' })}
  >
    {children}
  </button>
)

/** The bar has no link to colleagues, so what they write is announced here. */
export const Colleagues = ({ unread }: { unread: number }) => (
  <Link to={paths.therapistDashboard} className={buttonClass({ kind: 'plain', size: 'small' })}>
    Colleagues {unread > 0 && <span className="font-medium text-clay-ink">{unread} unread</span>}
  </Link>
)

type InboxActionsProps = { onSettings: () => void; onKeys: () => void }

export function InboxActions({ onSettings, onKeys }: InboxActionsProps) {
  const [templates, setTemplates] = useState(false)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === '#templates'
  const close = () => {
    setTemplates(false)
    if (isNamed) void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <span className="inbox-actions -ml-3">
        <Button
          kind="plain"
          size="small"
          aria-label="Your templates"
          onClick={() => setTemplates(true)}
        >
          <FileText size={18} strokeWidth={1.75} aria-hidden />
          Templates
        </Button>
        <Button kind="plain" size="small" aria-label="Inbox settings" onClick={onSettings}>
          <Settings2 size={18} strokeWidth={1.75} aria-hidden />
          Settings
        </Button>
        <IconButton label="Keys of this page" className="inbox-keys" onClick={onKeys}>
          <Keyboard size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
      {(templates || isNamed) && <TemplatesDialog onClose={close} />}
    </>
  )
}
