// Scene fields that several outdoor sports share.
export const hardcourtScene = { family: 'hardcourt', light: 'sun', modes: ['tilt', 'swap', 'plan'] } as const

export const lawnScene = { family: 'turf', light: 'sun', modes: ['tilt', 'swap', 'plan'] } as const
