import { useQuery } from '@tanstack/react-query'
import { FileText, Pencil } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { fillTemplate } from './fill-template.ts'
import { templatesOf } from './queries.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

type TemplateMenuProps = {
  /** The patient the words are for. */
  name: string
  onPick: (words: string) => void
}

/** Beside a therapist's composer: their templates, ready for this patient. */
export function TemplateMenu({ name, onPick }: TemplateMenuProps) {
  const { id } = usePerson()
  const { data: list = [] } = useQuery(templatesOf(id))
  const [editing, setEditing] = useState(false)
  return (
    <div className="template-menu flex">
      <Menu
        label="Templates"
        trigger={<FileText size={20} strokeWidth={1.75} aria-hidden />}
        side="top"
        align="start"
      >
        {list.map(({ _id, title, text }) => (
          <MenuItem key={_id}>
            <button type="button" onClick={() => onPick(fillTemplate(text, name))}>
              {title}
            </button>
          </MenuItem>
        ))}
        <MenuItem>
          <button type="button" onClick={() => setEditing(true)}>
            <Pencil size={17} strokeWidth={1.75} aria-hidden />
            {list.length > 0 ? 'Edit templates' : 'Write a template'}
          </button>
        </MenuItem>
      </Menu>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </div>
  )
}
