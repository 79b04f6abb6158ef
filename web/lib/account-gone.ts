import { toast } from 'react-hot-toast'

const accountGone = 'This account was deleted. Nothing of it is kept on this device.'

export const tellAccountGone = () => toast(accountGone, { duration: 8_000 })
