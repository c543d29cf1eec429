import { inks } from '../tones.ts'
import type { Palettes } from '../tones.ts'

// Columns: rim, field, stripe, zone, accent, line, spot.

/** A rink. `red` and `blue` are the lines that the rules prescribe. */
export const ice: Palettes = [
  inks('#17324e', '#ebf2f4', '#dfeaef', '#cfe1e9', '#8fc1d8', '#1f4f8f', '#16212e', {
    red: '#c33c2f',
    blue: '#1f4f8f',
    deep: '#f2c14e',
  }),
  inks('#0a1e33', '#163b5c', '#1a4265', '#1f4c70', '#7fb4cf', '#dcebf3', '#f4c76a', {
    red: '#eba78d',
    blue: '#a9d3ea',
    deep: '#e6eff4',
  }),
  inks('#b7d1dc', '#f7f6f0', '#ecefec', '#dfe9ea', '#9fc7d6', '#2b6c86', '#17324d', {
    red: '#d2583b',
    blue: '#2b6c86',
    deep: '#17324d',
  }),
  inks('#c6452c', '#e2edf1', '#d6e4ea', '#c5d9e2', '#a2c6d6', '#1b3c63', '#1b2430', {
    red: '#c6452c',
    blue: '#1b3c63',
    deep: '#1b3c63',
  }),
  inks('#1d4a45', '#d5e6e0', '#c9ddd6', '#b3cfc7', '#7fb0a5', '#1d4a45', '#cf4f2e', {
    red: '#cf4f2e',
    blue: '#256b66',
    deep: '#e9b949',
  }),
]

/** A pool. `deep` colors the bottom lines, `rim` the deck. */
export const water: Palettes = [
  inks('#e9ddc4', '#127a8e', '#188498', '#0f6c80', '#0b566a', '#f7eed8', '#f1a33e', { deep: '#0b586c' }),
  inks('#0a2c3d', '#5bb6c2', '#6ac0ca', '#49a5b3', '#e4572e', '#f3f7ee', '#e4572e', { deep: '#24808f' }),
  inks('#d9c8a8', '#0e3b61', '#134469', '#124b76', '#d9e6ec', '#f4ead7', '#ef7c4b', { deep: '#082946' }),
  inks('#f1ece0', '#2e9895', '#37a19d', '#258886', '#d94c2f', '#f8f3e7', '#d94c2f', { deep: '#1b7070' }),
  inks('#a3482c', '#1e6f9b', '#2679a5', '#195f87', '#f4cf77', '#fbf0da', '#f4cf77', { deep: '#124a6d' }),
]

/** Lakes, rivers and the sea. */
export const lake: Palettes = [
  inks('#2f5d49', '#1c6577', '#227083', '#2d7f91', '#f2b04c', '#f5efdd', '#e25b33', {
    deep: '#134c5c',
    sand: '#e8d5a8',
    red: '#e25b33',
  }),
  inks('#d9c79f', '#3f97a8', '#4ba2b2', '#62b2bf', '#f4e3b2', '#fbf6e8', '#d64e2c', {
    deep: '#2b7d90',
    sand: '#efdcae',
    red: '#d64e2c',
  }),
  inks('#0b2431', '#123f55', '#174a62', '#1f5b75', '#f0b65e', '#e4f0ef', '#f0b65e', {
    deep: '#0c2f42',
    sand: '#c9a977',
    red: '#f07c55',
  }),
  inks('#6f8a55', '#a9cfc9', '#b6d8d2', '#c4e0da', '#1d4f5c', '#1d4f5c', '#cf4d2c', {
    deep: '#86b8b3',
    sand: '#f0e3bf',
    red: '#cf4d2c',
  }),
]

/** Slopes in daylight and floodlight. */
export const snow: Palettes = [
  inks('#274b45', '#f2f1ea', '#e3e9ea', '#cfdde3', '#274b45', '#9db9c6', '#d2502f', {
    red: '#d2502f',
    blue: '#1f4f8f',
    deep: '#b4cbd6',
  }),
  inks('#0f2434', '#dfe9f1', '#cddce8', '#b6cbdc', '#16384a', '#7f9fb8', '#e0603a', {
    red: '#e0603a',
    blue: '#17456e',
    deep: '#9ab5cb',
  }),
  inks('#0c1c2c', '#1d3f5c', '#234968', '#2b5778', '#0c1c2c', '#a9c8da', '#f4b55a', {
    red: '#f4855a',
    blue: '#7fd0d6',
    deep: '#4b7c9c',
  }),
  inks('#7b4a3a', '#f6e9d9', '#efdccb', '#e4c8b7', '#4d3a3f', '#c99f90', '#c8472a', {
    red: '#c8472a',
    blue: '#2c5f74',
    deep: '#d8b3a2',
  }),
]
