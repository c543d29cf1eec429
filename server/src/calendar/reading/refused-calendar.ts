import { RefusedWork } from '../../platform/heavy-work/refused-work.ts'

/** A calendar that isn't read. The message is for those who manage the page. */
export class RefusedCalendar extends RefusedWork {}
