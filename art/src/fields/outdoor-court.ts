export const outdoor = { family: 'hardcourt', light: 'sun', modes: ['tilt', 'swap', 'plan'] } as const
