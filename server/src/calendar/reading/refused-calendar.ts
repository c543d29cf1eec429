/** A calendar that isn't read. The message is for those who manage the page. */
export class RefusedCalendar extends Error {}
