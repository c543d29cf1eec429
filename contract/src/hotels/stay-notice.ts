import { stayText } from './stay-dates.ts'

/** A reservation, without anything about its guest. */
export interface ToldStay {
  checkIn: string
  checkOut: string
  number: string
  roomName: string
  /** Null if it was deleted. */
  hotelId: string | null
  hotelName: string
}

/** What the team of a hotel is told about what a guest did. It says nothing of the guest, whom it outlives. */
export const stayNotice = (
  { roomName, number, hotelName, ...stay }: ToldStay,
  aboutId: string,
  done: 'booked' | 'changed' | 'canceled',
) => ({
  kind: 'room-booked' as const,
  aboutId,
  title: `Room ${done}: ${roomName}`,
  contents: `${hotelName}, ${stayText(stay)}, reservation ${number}.`,
  url: `/hotels/${aboutId}/reservations`,
})
