import { readDevice, writeDevice } from '../page/device-storage.ts'

/** The calendar of a facility, for its team. */
export const calendarPath = (id: string) => `/facilities/${id}/calendar`

/** As `forget-kept.ts` has it. */
const lastKey = 'last-calendar'

/** The facility whose calendar was opened last on this device. Null if none was. */
export const lastCalendar = () => readDevice(lastKey)
export const noteCalendar = (id: string) => writeDevice(lastKey, id)
