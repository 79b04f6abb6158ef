import { useQuery } from '@tanstack/react-query'
import { FileText, Pencil } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { Menu, menuItem } from '../ui/menu.tsx'
import { filled } from './fill.ts'
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
    <div className="template-menu">
      <Menu label="Templates" trigger={<FileText size={20} strokeWidth={1.75} aria-hidden />}>
        {list.map(({ _id, title, text }) => (
          <button key={_id} type="button" {...menuItem} onClick={() => onPick(filled(text, name))}>
            {title}
          </button>
        ))}
        <button type="button" {...menuItem} onClick={() => setEditing(true)}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden />
          {list.length > 0 ? 'Edit templates' : 'Write a template'}
        </button>
      </Menu>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </div>
  )
}
