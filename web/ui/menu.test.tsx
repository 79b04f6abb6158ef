import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

afterEach(cleanup)

async function open(onDelete = () => {}) {
  render(
    <>
      <Menu label="More" trigger={null}>
        <MenuItem>
          <a href="#profile">Profile</a>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={onDelete}>
            Delete
          </button>
        </MenuItem>
      </Menu>
      <input aria-label="After" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByRole('menu', { name: 'More' })
}
const item = (name: string) => screen.getByRole('menuitem', { name })

test('arrows, Home, End and letters move among the items, and round', async () => {
  await open()
  for (const [key, name] of [
    ['{ArrowDown}', 'Profile'],
    ['{ArrowDown}', 'Delete'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Delete'],
    ['{Home}', 'Profile'],
    ['{End}', 'Delete'],
    ['p', 'Profile'],
  ] as const) {
    await userEvent.keyboard(key)
    await waitFor(() => expect([key, document.activeElement]).toEqual([key, item(name)]))
  }
})

test('Esc closes it and goes back to its button', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  )
})

test('Tab closes it and does not stay inside', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('what was chosen closes it and may take the focus', async () => {
  const onDelete = vi.fn(() => screen.getByLabelText('After').focus())
  await open(onDelete)
  await userEvent.click(item('Delete'))
  expect(onDelete).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  // Radix would take the focus back to the button while one types.
  await userEvent.keyboard('some words')
  expect(screen.getByLabelText('After')).toHaveProperty('value', 'some words')
})

test('a dialog that an item opened gives the focus back to the button of the menu', async () => {
  function WithDialog() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Menu label="More" trigger={null}>
          <MenuItem>
            <button type="button" onClick={() => setOpen(true)}>
              Edit
            </button>
          </MenuItem>
        </Menu>
        {isOpen && (
          <Dialog title="Editing" onClose={() => setOpen(false)}>
            Words
          </Dialog>
        )}
      </>
    )
  }
  render(<WithDialog />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  )
})

describe('before its list is here', () => {
  beforeEach(() => vi.resetModules())

  async function fresh(load?: () => Promise<typeof import('./menu-list.tsx')>) {
    const { Menu: First, MenuItem: Item } = await import('./menu.tsx')
    render(
      <First label="More" trigger={null} {...(load && { load })}>
        <Item>
          <button type="button">Delete</button>
        </Item>
      </First>,
    )
    return screen.getByRole('button', { name: 'More' })
  }

  test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it at its first item', async (key) => {
    const button = await fresh()
    button.focus()
    await userEvent.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(item('Delete')))
  })

  test('a press opens it', async () => {
    await userEvent.click(await fresh())
    expect(await screen.findByRole('menu', { name: 'More' })).toBeTruthy()
  })

  test('the focus alone leaves it closed', async () => {
    const button = await fresh()
    button.focus()
    await import('./menu-list.tsx')
    expect(document.activeElement).toBe(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('a press with no network says so, and the next one may open it', async () => {
    let isReachable = false
    const load = async () => {
      if (!isReachable) throw new Error('no network')
      return import('./menu-list.tsx')
    }
    const said = vi.spyOn(toast, 'error')
    const button = await fresh(load)
    await userEvent.click(button)
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        expect.stringMatching(/can’t be reached/),
        expect.anything(),
      ),
    )
    expect(screen.queryByRole('menu')).toBeNull()
    isReachable = true
    await userEvent.click(button)
    expect(await screen.findByRole('menu', { name: 'More' })).toBeTruthy()
  })
})
