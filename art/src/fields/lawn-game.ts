export const lawnScene = { family: 'turf', light: 'sun', modes: ['tilt', 'swap', 'plan'] } as const
