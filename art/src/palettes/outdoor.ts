import { inks } from '../tones.ts'
import type { Palettes } from '../tones.ts'

// Columns: rim, field, stripe, zone, accent, line, spot.

/** Mown grass and artificial turf. */
export const turf: Palettes = [
  inks('#1c4b35', '#2e7049', '#367b53', '#1f5a3e', '#f0b94c', '#f6f2e2', '#f0b94c'),
  inks('#0b2d24', '#114331', '#174f3b', '#0d3529', '#dbeec0', '#dbeec0', '#f4d26c'),
  inks('#8aad4c', '#b0cc72', '#a3c264', '#95b656', '#173a27', '#173a27', '#d6532b'),
  inks('#123b48', '#1d5563', '#246272', '#174856', '#f08e4a', '#f6eacd', '#f08e4a'),
  inks('#c9d5a2', '#dfe7be', '#d3ddad', '#c4d197', '#c8472a', '#235a3f', '#c8472a'),
  inks('#292f2b', '#487850', '#53855b', '#3b6544', '#f6c750', '#f9f5e7', '#f6c750'),
  inks('#7c2f22', '#3a7a58', '#428563', '#93392a', '#f3d9a8', '#fbf1dd', '#f3d9a8'),
]

/** A diamond: grass, skinned infield, chalk. */
export const clay: Palettes = [
  inks('#23583f', '#2f704d', '#397c5a', '#2f704d', '#e8b54b', '#fff4e0', '#fff4e0', { dirt: '#c86d40' }),
  inks('#113a33', '#194c41', '#20594c', '#194c41', '#f0c06b', '#fce8cf', '#f0c06b', { dirt: '#a94b31' }),
  inks('#7da358', '#96b96b', '#89ad5f', '#96b96b', '#c8472a', '#fffaf0', '#c8472a', { dirt: '#cd8a50' }),
  inks('#1e2b2b', '#385b4c', '#416755', '#385b4c', '#f3c974', '#ffead4', '#f3c974', { dirt: '#8c3e2c' }),
  inks('#d8c9a4', '#e6d9b8', '#dccda8', '#e6d9b8', '#235241', '#235241', '#235241', { dirt: '#c46a44' }),
  inks('#152c49', '#1f4b5c', '#265768', '#1f4b5c', '#f4d9b0', '#fdf0dc', '#f4d9b0', { dirt: '#d07a48' }),
]

/** Acrylic over asphalt. */
export const hardcourt: Palettes = [
  inks('#3c7b5d', '#2a5d9c', '#3068aa', '#356fb4', '#17345e', '#f8f5e9', '#e0e46c'),
  inks('#913f28', '#c25f3b', '#c96743', '#d0714a', '#913f28', '#fdefdc', '#e7eb7c'),
  inks('#cfdac5', '#1f5b58', '#23635f', '#286d68', '#e7a14c', '#f5f2e4', '#f1d156'),
  inks('#1b2f4c', '#6f9dbc', '#78a5c2', '#86b0ca', '#1b2f4c', '#fffdf5', '#f4e25c'),
  inks('#daa77b', '#284b3b', '#2c5141', '#325a48', '#daa77b', '#faeed9', '#efdb64'),
  inks('#2a2d34', '#d2733a', '#d97b42', '#de854a', '#2a2d34', '#fff4e2', '#f7f0a4'),
  inks('#4a2b57', '#2f7f86', '#358990', '#5a3768', '#efc35a', '#f9f2e4', '#efd75a'),
]

/** Polyurethane lanes around a grass infield. */
export const track: Palettes = [
  inks('#dacfb6', '#b9472f', '#ad3e28', '#a4381f', '#f2c164', '#fdecde', '#f2c164', {
    grass: '#3f7559',
    deep: '#488065',
  }),
  inks('#e6e0d1', '#26508f', '#204682', '#1b3d74', '#f1a94d', '#f5f0e2', '#f1a94d', {
    grass: '#7ea460',
    deep: '#8aaf6b',
  }),
  inks('#1d2023', '#393e44', '#31363c', '#2a2f34', '#f27a5b', '#f27a5b', '#f6d38c', {
    grass: '#24493a',
    deep: '#2b5343',
  }),
  inks('#27453a', '#d6744d', '#cb6740', '#bd5a35', '#fbe0b0', '#fff3e6', '#20352d', {
    grass: '#2e5a49',
    deep: '#376654',
  }),
  inks('#17313f', '#2f8c8a', '#288080', '#227373', '#f4d27a', '#f7f1e0', '#f4d27a', {
    grass: '#cfd9a6',
    deep: '#c1cd95',
  }),
]

export const sand: Palettes = [
  inks('#d8bc85', '#edd7a9', '#e4cb98', '#e6ce9c', '#d9542d', '#1c5e74', '#d9542d'),
  inks('#1f6b7d', '#efdbb1', '#e6ce9f', '#e8d1a4', '#1f6b7d', '#c2462a', '#1f6b7d'),
  inks('#c6995f', '#e3bf88', '#d9b179', '#dcb57e', '#1f5264', '#8a3a22', '#1f5264'),
  inks('#13404b', '#d9a873', '#cf9c66', '#d2a06a', '#13404b', '#fff6e4', '#fbe3a0'),
]

/** Roads, plazas and poured concrete. */
export const street: Palettes = [
  inks('#c9bea6', '#3b4148', '#42484f', '#4b525a', '#e0a63c', '#f5efdf', '#e2643a', {
    red: '#d4553a',
    blue: '#5f9db0',
    grass: '#4d6b4a',
    deep: '#66855d',
  }),
  inks('#35583f', '#6a6f70', '#717677', '#7d8281', '#f2cb62', '#faf5e6', '#f2cb62', {
    red: '#e07048',
    blue: '#234e63',
    grass: '#2a4733',
    deep: '#3f5f43',
  }),
  inks('#1d3541', '#d8cdb7', '#cec2a9', '#bfb297', '#d2552f', '#1d3541', '#d2552f', {
    red: '#d2552f',
    blue: '#2c7a78',
    grass: '#2f5d4b',
    deep: '#457560',
  }),
  inks('#b9673f', '#27323f', '#2c3846', '#364454', '#f0b14e', '#fbe9cf', '#f0b14e', {
    red: '#ef7d4e',
    blue: '#7fb6bd',
    grass: '#274a3d',
    deep: '#3a6350',
  }),
]

/** Dirt of arenas, tracks and trails. */
export const earth: Palettes = [
  inks('#335a3d', '#c99462', '#bf8855', '#b27a48', '#7c3b22', '#fbf0dc', '#f4d98c', {
    red: '#b8402a',
    blue: '#244f66',
    grass: '#3d6a48',
    deep: '#28503a',
  }),
  inks('#1f3a34', '#a9683f', '#9f5e37', '#8f522f', '#f0be6a', '#fae7cc', '#f0be6a', {
    red: '#f2d9a2',
    blue: '#16322c',
    grass: '#294a42',
    deep: '#173530',
  }),
  inks('#9db06d', '#e3cda0', '#d9c091', '#cdb281', '#a5452a', '#5c2a1c', '#a5452a', {
    red: '#b8452c',
    blue: '#2a6170',
    grass: '#a9bb79',
    deep: '#68855a',
  }),
  inks('#2c2a2e', '#7a4a35', '#82503a', '#6a3f2d', '#e9a653', '#fbe6ca', '#e9a653', {
    red: '#ee7d4f',
    blue: '#9fc0b4',
    grass: '#3a3a36',
    deep: '#55664f',
  }),
]

/** Fairways, greens and woods. */
export const links: Palettes = [
  inks('#2b5a41', '#5c9457', '#68a061', '#8fc174', '#1f4734', '#f8f3e2', '#e2562f', {
    sand: '#ecd9ab',
    deep: '#2d7c86',
    grass: '#3a6d49',
  }),
  inks('#123c38', '#1f5e52', '#266a5c', '#3d8a6c', '#0d2d2b', '#f3ead0', '#f3b650', {
    sand: '#e0c288',
    deep: '#0b2f3f',
    grass: '#184c45',
  }),
  inks('#a9b466', '#c6cf83', '#bcc676', '#dfe3a4', '#58703a', '#2d4428', '#cf4c2b', {
    sand: '#f3e5bd',
    deep: '#3f8e98',
    grass: '#b4bf6f',
  }),
  inks('#3d4a35', '#7d8f4f', '#879a58', '#a9b86c', '#28331f', '#fbf2da', '#f2c14e', {
    sand: '#ead6a4',
    deep: '#24566a',
    grass: '#4b5b3f',
  }),
]
