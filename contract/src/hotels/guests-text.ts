import { counted } from '../rules/sentence-parts.ts'

interface Guests {
  guests: number
  children: number
}

/** '2 adults, 2 children', or '4 guests' without children. */
export const guestsText = ({ guests, children }: Guests): string =>
  children === 0
    ? counted(guests, 'guest')
    : `${counted(guests - children, 'adult')}, ${children === 1 ? '1 child' : `${children} children`}`
