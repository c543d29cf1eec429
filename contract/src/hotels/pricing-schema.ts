import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, line } from '../envelope.ts'
import { centsFrom } from './room-schema.ts'

/** Currencies whose hundredth is a cent. */
export const currencies = ['USD', 'CAD', 'MXN'] as const

const shared = {
  name: line(200),
  /** What it pays for, as guests read it. */
  purpose: line(300),
  kind: z.enum(['Fee', 'Tax']),
  /** Whether it is part of the rate, which doesn't grow by it then. */
  isIncluded: z.boolean().default(false),
}

/** A tax, or a fee that every guest pays. */
export const Charge = z
  .discriminatedUnion('unit', [
    z.strictObject({
      ...shared,
      unit: z.literal('Percent'),
      /** Hundredths of a percent. */
      basisPoints: z.int().min(1).max(10_000),
      base: z.enum(['Room', 'RoomAndFees']).default('Room'),
    }),
    z.strictObject({
      ...shared,
      unit: z.literal('Cents'),
      cents: centsFrom(1),
      per: z.enum(['Night', 'Stay', 'PersonNight']),
    }),
  ])
  .superRefine((charge, issues) => {
    const isOnFees = charge.unit === 'Percent' && charge.base === 'RoomAndFees'
    if (isOnFees && (charge.kind === 'Fee' || charge.isIncluded))
      issues.addIssue({
        code: 'custom',
        path: ['base'],
        message: 'is only for taxes that the rate does not include',
      })
  })
export type Charge = z.output<typeof Charge>

const fields = {
  /** Of all amounts of the hotel. */
  currency: z.enum(currencies).default('USD'),
  charges: z.array(Charge).max(20).default([]),
  /** Guests cancel and change a stay until 6 PM at the hotel, so many days before arrival. */
  cancelDays: z.int().min(0).max(60).default(1),
}

/** What guests of a hotel pay on top of its rates, and in which currency. */
export const HotelPricing = z.object({ id: Id, ...fields, charges: z.array(Charge), createdDate: Instant })
export type HotelPricing = z.output<typeof HotelPricing>

export const hotelPricing = collection({
  item: HotelPricing,
  draft: z.strictObject(fields),
  // One per hotel.
  quota: { most: null },
})

/** The pricing of a hotel that has stored none. */
export const plainPricing = hotelPricing.draft.parse({})
