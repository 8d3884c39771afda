import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { palettes } from './muiTheme';

const css = fs.readFileSync(path.join(process.cwd(), 'src/theme/tokens.css'), 'utf8');

/** The variables of one block of tokens.css. */
function block(start: string): Record<string, string> {
  const from = css.indexOf(start);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1]!, match[2]!.toUpperCase()]),
  );
}

const blocks = {
  light: block(':root {'),
  dark: block(":root[data-theme='dark']"),
  device: block(':root:not([data-theme])'),
};

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('theme tokens', () => {
  it('are the same for the shell and for MUI', () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const [name, colour] of Object.entries(palettes[scheme])) {
        const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        expect(blocks[scheme][variable], `${scheme} ${variable}`).toBe(colour);
      }
    }
  });

  it('are the same dark ones whether chosen or the device’s', () => {
    expect(blocks.device).toEqual(blocks.dark);
  });

  it('keep text readable and borders visible on both grounds', () => {
    const texts = [
      'ink',
      'muted',
      'primary',
      'accent',
      'error',
      'warning',
      'success',
      'info',
      'client',
      'avocat',
      'huissier',
      'policier',
      'gendarme',
    ];
    for (const scheme of ['light', 'dark'] as const) {
      for (const ground of ['background', 'paper']) {
        for (const text of texts) {
          expect(
            contrast(blocks[scheme][text]!, blocks[scheme][ground]!),
            `${scheme} ${text} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
        expect(
          contrast(blocks[scheme].line!, blocks[scheme][ground]!),
          `${scheme} line on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(blocks[scheme]['on-primary']!, blocks[scheme].primary!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(blocks[scheme].ink!, blocks[scheme]['primary-soft']!)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
