import { CalendarDate } from '../envelope.ts'
import { firstDay, lastDay } from '../rules/calendar-date.ts'

export const EventDay = CalendarDate.refine((day) => day >= firstDay && day <= lastDay, {
  message: `must be from ${firstDay} to ${lastDay}`,
})
