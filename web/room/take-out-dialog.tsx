import type { RoomPerson } from '@attune/contract/room.ts'
import { useTakeGuestAway } from '../appointments/guest-queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type TakeOutDialogProps = {
  appointment: string
  guest: RoomPerson
  onClose: () => void
  onDone: () => void
}

/** Either of the two may, as it is the room of both; asked once, and done at once. */
export function TakeOutDialog({ appointment, guest, onClose, onDone }: TakeOutDialogProps) {
  const takeAway = useTakeGuestAway(appointment)
  return (
    <ConfirmDialog
      title={`Take ${guest.name} out of the room?`}
      confirm="Take them out"
      cancel="Let them stay"
      onConfirm={() => takeAway.mutate(guest.id, { onSuccess: onDone, onError: onClose })}
      onClose={onClose}
      busy={takeAway.isPending}
      danger
    >
      They are out at once, and their invitation ends. If they are to come back, one of you can
      invite them anew.
    </ConfirmDialog>
  )
}
