import { calls } from '../../platform/calls/calls.ts'

/** Of writes of the hotel. The block is read again after a refusal, too: somebody else may have changed it. */
export const blockWrite = {
  touches: [calls['hotel-mgmt'].hotels.blocks.get],
  isTouchedByFailure: true,
} as const
