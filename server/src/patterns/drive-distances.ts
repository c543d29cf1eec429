import type { Drive, Position } from '@app/contract/places/drive-schema.ts'

/** Returns the drive to each position, or null where it isn't known. */
export type FindDrives = (from: Position, to: readonly Position[]) => Promise<(Drive | null)[]>

/** Without a provider. */
export const noDrives: FindDrives = async (_from, to) => to.map(() => null)
