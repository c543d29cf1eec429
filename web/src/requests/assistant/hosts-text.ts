import { counted } from '../../components/format.ts'

/** Hosts that haven't shared their dates may fit, too. */
export const hostsText = ({ count, unknown }: { count: number; unknown: number }) =>
  unknown === 0
    ? counted(count, 'host fits', 'hosts fit')
    : `${counted(count, 'host fits', 'hosts fit')}, ${counted(unknown, 'more may', 'more may')}`
