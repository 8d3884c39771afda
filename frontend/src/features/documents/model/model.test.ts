import { describe, expect, it } from 'vitest';
import { withDraft } from '@/components/forms/useFormDraft';
import { mayGenerate } from './access';
import { amountInWords, parseAmount } from './amount';
import { initialValues, parametersOf, schemaFor } from './fields';
import { readHtml, toNode, writeHtml } from './html';
import type { Parameter, ParameterType } from './types';

const parameter = (name: string, type: ParameterType, required = true): Parameter => ({
  name,
  label: name,
  help: '',
  type,
  required,
  maxLength: 200,
  example: '',
});

describe('amounts', () => {
  it.each([
    ['150 000', 150_000],
    ['150.000 FCFA', 150_000],
    ['150,000 XAF', 150_000],
    ['1\u202f000\u202f000', 1_000_000],
    ['0', null],
    ['-5', null],
    ['douze', null],
    ['9999999999999', null],
  ])('reads %s', (written, value) => {
    expect(parseAmount(written)).toBe(value);
  });

  it.each([
    [1, 'un franc CFA', 'one CFA franc'],
    [80, 'quatre-vingts francs CFA', 'eighty CFA francs'],
    [71, 'soixante et onze francs CFA', 'seventy-one CFA francs'],
    [200, 'deux cents francs CFA', 'two hundred CFA francs'],
    [1_000, 'mille francs CFA', 'one thousand CFA francs'],
    [80_000, 'quatre-vingt mille francs CFA', 'eighty thousand CFA francs'],
    [150_000, 'cent cinquante mille francs CFA', 'one hundred and fifty thousand CFA francs'],
    [1_000_021, 'un million vingt et un francs CFA', 'one million and twenty-one CFA francs'],
    [2_000_000, 'deux millions de francs CFA', 'two million CFA francs'],
    [
      999_999_999_999,
      'neuf cent quatre-vingt-dix-neuf milliards neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf francs CFA',
      'nine hundred and ninety-nine billion nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine CFA francs',
    ],
  ])('writes %i out', (n, french, english) => {
    expect(amountInWords(n, 'fr')).toBe(french);
    expect(amountInWords(n, 'en')).toBe(english);
  });
});

describe('a template’s form', () => {
  const parameters = [
    parameter('bailleur', 'person'),
    parameter('montant', 'amount'),
    parameter('audience', 'dateTime'),
    parameter('note', 'text', false),
  ];

  it('sends digits, one date with its hour, and no empty field', () => {
    const values = {
      ...initialValues(parameters),
      bailleur: '  Mme Ngo ',
      montant: '150 000',
      audience: '2026-12-15',
    };
    expect(parametersOf(parameters, values)).toEqual({
      bailleur: 'Mme Ngo',
      montant: '150000',
      audience: '2026-12-15',
    });
    expect(parametersOf(parameters, { ...values, audience__time: '09:30' }).audience).toBe(
      '2026-12-15T09:30',
    );
  });

  it('takes a draft over without blanks and without fields that are gone', () => {
    const empty = initialValues(parameters);
    expect(
      withDraft({ ...empty, note: 'gardé' }, { bailleur: 'Mme Ngo', note: ' ', autre: 'x', montant: 3 }),
    ).toEqual({
      ...empty,
      note: 'gardé',
      bailleur: 'Mme Ngo',
    });
    expect(withDraft(empty, null)).toBe(empty);
  });

  it('says what is wrong with keys', async () => {
    const check = (values: Record<string, string>) =>
      schemaFor(parameters)
        .validate({ ...initialValues(parameters), ...values }, { abortEarly: false })
        .then(() => [])
        .catch((error: unknown) =>
          (error as { inner: { path: string; message: string }[] }).inner.map(
            (each) => `${each.path} ${each.message}`,
          ),
        );
    expect(await check({ bailleur: '1', montant: 'beaucoup', audience: '2026-12-15' })).toEqual([
      'bailleur documents:errors.name',
      'montant documents:errors.amount',
    ]);
    expect(await check({})).toEqual([
      'bailleur documents:errors.required',
      'montant documents:errors.required',
      'audience documents:errors.required',
    ]);
  });

  it('is open without Premium to police, gendarmerie and administration', () => {
    const open = (['client', 'avocat', 'huissier', 'policier', 'gendarme', 'admin'] as const).filter((role) =>
      mayGenerate({ role, isPremium: false }),
    );
    expect(open).toEqual(['policier', 'gendarme', 'admin']);
    expect(mayGenerate({ role: 'client', isPremium: true })).toBe(true);
  });
});

describe('a document’s HTML', () => {
  it('comes back as it went in', () => {
    const html =
      '<h1 class="center">Bail</h1><p style="text-align: justify" data-mention="loyer">1 &lt; 2 &amp; <strong>trois</strong><br>fin</p><ul><li>un</li></ul>';
    expect(writeHtml(readHtml(html))).toBe(html);
  });

  it('leaves nothing of hostile HTML but its text', () => {
    const hostile =
      '<p onclick="x()" class="center evil" style="position:fixed;text-align:right" data-mention="<x>">a<script>alert(1)</script>' +
      '<a href="javascript:x">b</a><img src=x onerror=y></p><svg onload=x><text>c</text></svg><iframe srcdoc="x"></iframe><form><input></form>';
    expect(writeHtml(readHtml(hostile))).toBe('<p class="center" style="text-align: right">ab</p>');
  });

  it('makes nodes without a parser', () => {
    const [piece] = readHtml('<p data-mention="parties">&lt;b&gt;x</p>');
    const node = toNode(piece!, document) as HTMLElement;
    expect(node.outerHTML).toBe('<p data-mention="parties">&lt;b&gt;x</p>');
  });

  it('bounds how deep it goes', () => {
    expect(writeHtml(readHtml('<div>'.repeat(300) + 'x')).match(/<div>/g)?.length).toBeLessThan(60);
  });
});
