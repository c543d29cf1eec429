/** Until when a guest cancels a stay: 6 PM at the hotel, so many days before arrival. */
export const freeUntil = (checkIn: string, cancelDays: number, timeZone: string): string =>
  new Date(
    Temporal.PlainDate.from(checkIn)
      .subtract({ days: cancelDays })
      .toZonedDateTime({ timeZone, plainTime: '18:00' }).epochMilliseconds,
  ).toISOString()
