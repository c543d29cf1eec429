import { inks } from '../tones.ts'
import type { Palettes } from '../tones.ts'

// Columns: rim, field, stripe, zone, accent, line, spot.

/** Varnished maple with painted keys and cream lines. */
export const hardwood: Palettes = [
  inks('#164249', '#e8c294', '#dfb583', '#19525a', '#d4582f', '#fff8ea', '#d4582f'),
  inks('#a4431f', '#e4b47d', '#d9a76e', '#b8522b', '#25323d', '#fff4df', '#25323d'),
  inks('#1b2642', '#dc9e58', '#d0914b', '#243457', '#f1c666', '#fdf1da', '#f1c666'),
  inks('#e4b981', '#7d2d24', '#872f27', '#e2b078', '#e2b078', '#fbead2', '#f4cd88'),
  inks('#10322a', '#cb8b50', '#bf7e44', '#153f34', '#f2c76e', '#f9eed7', '#f2c76e'),
  inks('#22262e', '#ecd7b4', '#e3cba5', '#2b313b', '#c8502a', '#c64a20', '#e0642d'),
  inks('#45213f', '#e8bd8d', '#dfb07e', '#57294f', '#efb548', '#fff5e6', '#d0503c'),
]

/** Vinyl and foam: wrestling, martial arts, floor exercise. */
export const mat: Palettes = [
  inks('#e4ddcc', '#1d3355', '#223a5e', '#28466f', '#dc9c2c', '#f7eed9', '#dd4b2c'),
  inks('#272221', '#8f2f2a', '#97342e', '#a93c33', '#f0c680', '#fbe8d0', '#f5d6a4'),
  inks('#dabc8f', '#175240', '#1a5946', '#1f6651', '#e9b54e', '#f8f0dc', '#e45a31'),
  inks('#1b3c5c', '#e9dcc1', '#e1d2b3', '#d2552f', '#1b3c5c', '#173350', '#d2552f'),
  inks('#20212b', '#3c3760', '#423d68', '#4d4778', '#f0b55a', '#f3ecdc', '#f0764a'),
]

/** Sprung floor, stage and apparatus hall. */
export const studio: Palettes = [
  inks('#2a1f33', '#c9677a', '#bf5c70', '#8d3a5a', '#f3c98b', '#fdeee0', '#f3c98b'),
  inks('#e9dcc6', '#24464f', '#294d56', '#33606a', '#e8a24f', '#f8efdc', '#ef6f45'),
  inks('#1a2a44', '#e9c9a4', '#e0bc94', '#d97a4a', '#25406a', '#21365a', '#d1472b'),
  inks('#17302b', '#214a40', '#265247', '#2f6657', '#f0b9a0', '#f6ead6', '#f29a72'),
]

/** Lanes, tables and boards: felt, slate and oiled wood. */
export const parlor: Palettes = [
  inks('#5a2f1d', '#1f6650', '#23705a', '#18523f', '#e9b54e', '#f6ecd6', '#d5492b', { dirt: '#7a4427' }),
  inks('#1d232d', '#20557a', '#245d85', '#1a4563', '#f0a94c', '#f4ebd8', '#f0a94c', { dirt: '#3a2a24' }),
  inks('#2a2220', '#8c2f31', '#963538', '#742628', '#e7c07a', '#fbead4', '#f1cf8e', { dirt: '#4b2f22' }),
  inks('#c9a36c', '#e9dcc0', '#dfcfae', '#2b5a50', '#c8502a', '#234a42', '#c8502a', { dirt: '#8a5a34' }),
]

/** A screen in a dark hall. */
export const screen: Palettes = [
  inks('#12172b', '#1d2a52', '#223160', '#2b4585', '#f2a541', '#dfe9f5', '#f26d5b', { deep: '#2c8fa8' }),
  inks('#1a1224', '#3a2352', '#43295e', '#5a3680', '#58c9b4', '#f3e6f2', '#f2c14e', { deep: '#7a4bb0' }),
  inks('#0c211f', '#14403a', '#184a43', '#1f6157', '#f28a5b', '#d9f0df', '#f2d06b', { deep: '#2c8c86' }),
  inks('#e6dcc7', '#f3ecdc', '#eae1cc', '#d5c9ac', '#d2552f', '#21365a', '#d2552f', { deep: '#5b9cb0' }),
]

/** Plywood panels and resin holds. */
export const wall: Palettes = [
  inks('#26343b', '#d9cdb6', '#cfc1a6', '#bfae8e', '#d2552f', '#26343b', '#1f7a74', {
    red: '#d2552f',
    blue: '#e0a83a',
  }),
  inks('#17242e', '#2f5567', '#35606f', '#26475a', '#f2b950', '#f1e8d4', '#f2b950', {
    red: '#ee7448',
    blue: '#bfdcd3',
  }),
  inks('#3a221d', '#c5744e', '#bb6945', '#a4583a', '#1d3d4a', '#fdeeda', '#1d3d4a', {
    red: '#f4d9a5',
    blue: '#2f7f77',
  }),
  inks('#1f2125', '#55575c', '#5d5f65', '#46484d', '#e8d35a', '#f4f0e6', '#e8d35a', {
    red: '#f06a4c',
    blue: '#6fc3b6',
  }),
]
