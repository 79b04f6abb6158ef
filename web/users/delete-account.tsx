import { startTransition, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useDeleteAccount } from './queries.ts'

/** `deleted` and `failed` are the two roles' own toasts (spec §8). */
export function DeleteAccount({ deleted, failed }: { deleted: string; failed: string }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteAccount()

  async function erase() {
    try {
      await remove.mutateAsync()
      toast.success(deleted)
    } catch {
      setAsking(false)
      toast.error(failed)
    }
  }
  return (
    <>
      <Button
        kind="plain"
        className="text-danger"
        onClick={() => startTransition(() => setAsking(true))}
      >
        Delete Account
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete Account"
          confirm="Delete"
          danger
          busy={remove.isPending}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          Are you sure you want to permanently delete your account? This action cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
