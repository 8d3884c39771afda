import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { upload } from '@/lib/http/upload';
import { ApiError } from '@/lib/http/ApiError';
import { i18n } from '@/lib/i18n/i18n';
import en from '@/locales/en/adminLaws.json';
import adminFr from '@/locales/fr/admin.json';
import fr from '@/locales/fr/adminLaws.json';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { AdminLaw, LawImportReport } from '@/types/library';
import { absentNumbersOf, keyOf, saysItself } from './model';

vi.mock('@/lib/http/upload', () => ({ upload: vi.fn() }));

const admin = { ...testUser, id: 1, role: 'admin' as const };
const LIST = '/api/admin/laws';
const law: AdminLaw = {
  key: 'code-travail-1992',
  title: 'Code du travail',
  language: 'fr',
  standing: 'in_force',
  status: 'in_force',
  statusNote: null,
  inForceFrom: null,
  inForceUntil: null,
  source: null,
  sourceUrl: null,
  articles: 176,
  unusable: 2,
  isActive: true,
  isEdited: false,
  updatedAt: '2026-11-21T10:00:00Z',
  revision: 7,
};
const report: LawImportReport = {
  laws: [
    {
      key: 'code-travail-1992',
      title: 'Code du travail',
      isNew: true,
      isWithdrawn: false,
      inserted: 176,
      updated: 0,
      unchanged: 0,
      absent: 3,
      absentNumbers: ['12', '13', '14'],
      unusable: 2,
    },
  ],
  notes: [{ line: 12, article: '7', trouble: 'empty_text' }],
  refused: 1,
  doubtful: 4,
};

function open(laws: AdminLaw[] = [law]) {
  onCall('GET', LIST, () => json(200, laws));
  onCall('PATCH', `${LIST}/code-travail-1992`, () => json(200, law));
  return renderApp({ route: '/admin/lois', user: admin });
}
async function rowOf(text: string): Promise<HTMLElement> {
  await screen.findByText(text);
  return screen.getAllByRole('listitem').find((item) => within(item).queryByText(text) !== null)!;
}
const sent = () => callsTo(`${LIST}/code-travail-1992`).map((call) => call.body);
const file = (name: string) => new File(['x'], name);

beforeEach(async () => {
  vi.mocked(upload).mockReset().mockResolvedValue(report);
  await i18n.loadNamespaces(['adminLaws', 'admin', 'dashboard', 'assistant']);
});

describe('the administration of laws', () => {
  it('is for administrators', async () => {
    renderApp({ route: '/admin/lois', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });

  it('lists laws, and says when there is none', async () => {
    const { unmount } = open();
    const row = await rowOf('Code du travail');
    expect(row).toHaveTextContent('code-travail-1992 · 176 articles · 2 mal lus');
    unmount();
    open([]);
    expect(await screen.findByText(fr.list.none)).toBeInTheDocument();
  });

  it('checks a file before it is taken, and names what was left out', async () => {
    const { person } = open();
    await person.upload(await screen.findByLabelText(fr.import.file), file('lois.jsonl'));
    await person.click(screen.getByRole('button', { name: fr.import.check }));
    expect(await screen.findByText(fr.report.checked)).toBeInTheDocument();
    expect(vi.mocked(upload).mock.calls[0]?.[0]).toBe('/api/admin/laws/import?name=lois.jsonl&check=true');
    expect(screen.getByText('3 articles connus ne sont pas dans ce fichier')).toBeInTheDocument();
    expect(screen.getByText('2 articles trop mal lus pour être cités')).toBeInTheDocument();
    expect(screen.getByText('5 lignes à regarder')).toBeInTheDocument();
    expect(screen.getByText(/article 7/)).toHaveTextContent('le texte est vide');
    expect(screen.getByText('… et 4 autres')).toBeInTheDocument();

    await person.click(screen.getByRole('checkbox', { name: new RegExp(fr.import.whole) }));
    await person.click(screen.getByRole('button', { name: fr.import.take }));
    // What is to be removed is shown first.
    const question = await screen.findByRole('dialog', { name: fr.import.removeTitle });
    expect(question).toHaveTextContent(/3 articles connus .* Code du travail, art\. 12, 13, 14/);
    expect(vi.mocked(upload).mock.calls.map(([path]) => path)).toEqual([
      '/api/admin/laws/import?name=lois.jsonl&check=true',
      '/api/admin/laws/import?name=lois.jsonl&check=true&whole=true',
    ]);
    await person.click(within(question).getByRole('button', { name: fr.import.removeConfirm }));
    expect(await screen.findByText(fr.report.done)).toBeInTheDocument();
    expect(screen.getByText(/3 articles supprimés : 12, 13, 14/)).toBeInTheDocument();
    expect(vi.mocked(upload).mock.calls[2]?.[0]).toBe('/api/admin/laws/import?name=lois.jsonl&whole=true');
    await waitFor(() => expect(callsTo(LIST).length).toBeGreaterThan(1));
  });

  it('says in English, with English punctuation, what a file would remove', async () => {
    await i18n.changeLanguage('en');
    const { person } = open();
    await person.upload(await screen.findByLabelText(en.import.file), file('lois.jsonl'));
    await person.click(screen.getByRole('checkbox', { name: new RegExp(en.import.whole) }));
    await person.click(screen.getByRole('button', { name: en.import.take }));
    const question = await screen.findByRole('dialog', { name: en.import.removeTitle });
    expect(question).toHaveTextContent('3 known articles that are not in it will be removed');
    expect(question).toHaveTextContent('Code du travail, articles 12, 13, 14');
    expect(screen.getByText('3 articles would be removed: 12, 13, 14')).toBeInTheDocument();
  });

  it('asks which law a plain text is', async () => {
    const { person } = open();
    await person.upload(await screen.findByLabelText(fr.import.file), file('Loi n° 92 007.txt'));
    expect(screen.getByLabelText(new RegExp(fr.form.key))).toHaveValue('loi-n-92-007');
    await person.click(screen.getByRole('button', { name: fr.import.take }));
    expect((await screen.findAllByText(fr.errors.title)).length).toBeGreaterThan(0);
    expect(upload).not.toHaveBeenCalled();
    await person.type(screen.getByLabelText(new RegExp(`^${fr.form.title}`)), 'Loi n° 92/007');
    await person.click(screen.getByRole('button', { name: fr.import.take }));
    await waitFor(() => expect(upload).toHaveBeenCalled());
    expect(vi.mocked(upload).mock.calls[0]?.[0]).toContain(
      'key=loi-n-92-007&language=fr&title=Loi+n%C2%B0+92%2F007',
    );
  });

  it('says what is wrong with a file', async () => {
    const refused = new ApiError({
      status: 422,
      category: 'invalid',
      code: 'invalid_values',
      message: 'Certaines valeurs ne sont pas valides.',
      fields: { file: 'Ce fichier est vide.' },
      retryAfterSeconds: null,
    });
    vi.mocked(upload).mockRejectedValue(refused);
    const { person } = open();
    await person.upload(await screen.findByLabelText(fr.import.file), file('lois.jsonl'));
    await person.click(screen.getByRole('button', { name: fr.import.take }));
    expect(await screen.findByText('Ce fichier est vide.')).toBeInTheDocument();
  });

  it('changes what is said of a law', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Modifier «\sCode du travail\s»$/ }));
    const dialog = screen.getByRole('dialog', { name: fr.edit.title });
    await person.selectOptions(within(dialog).getByRole('combobox'), 'repealed');
    await person.click(within(dialog).getByRole('button', { name: fr.edit.save }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      title: 'Code du travail',
      status: 'repealed',
      inForceFrom: '',
      revision: 7,
    });
  });

  it('keeps what was typed where somebody else changed the law meanwhile', async () => {
    const { person } = open();
    const message = 'Cette loi a été modifiée entre-temps. Relisez-la, puis recommencez.';
    onCall('PATCH', `${LIST}/code-travail-1992`, () => json(409, { code: 'changed_meanwhile', message }));
    await person.click(await screen.findByRole('button', { name: /^Modifier «\sCode du travail\s»$/ }));
    const dialog = screen.getByRole('dialog', { name: fr.edit.title });
    await person.selectOptions(within(dialog).getByRole('combobox'), 'repealed');
    await person.click(within(dialog).getByRole('button', { name: fr.edit.save }));
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    onCall('GET', LIST, () => json(200, [{ ...law, source: 'Journal officiel', revision: 8 }]));
    onCall('PATCH', `${LIST}/code-travail-1992`, () => json(200, law));
    await person.click(within(dialog).getByRole('button', { name: adminFr.meanwhile.reload }));
    expect(await within(dialog).findByDisplayValue('Journal officiel')).toBeInTheDocument();
    expect(within(dialog).getByRole('combobox')).toHaveValue('repealed');
    await person.click(within(dialog).getByRole('button', { name: fr.edit.save }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ status: 'repealed', revision: 8 }));
  });

  it('asks before a file brings back a law that was withdrawn', async () => {
    const message = 'Rien n’a été importé : ce fichier rétablirait ce qui a été retiré ici.';
    const refused = { status: 409, category: 'conflict', fields: {}, retryAfterSeconds: null } as const;
    vi.mocked(upload).mockRejectedValueOnce(new ApiError({ ...refused, code: 'law_withdrawn', message }));
    const { person } = open();
    await person.upload(await screen.findByLabelText(fr.import.file), file('lois.jsonl'));
    await person.click(screen.getByRole('button', { name: fr.import.take }));
    const question = await screen.findByRole('dialog', { name: fr.import.restoreTitle });
    expect(question).toHaveTextContent(message);
    expect(upload).toHaveBeenCalledOnce();
    vi.mocked(upload).mockResolvedValue({ ...report, laws: [{ ...report.laws[0]!, isWithdrawn: true }] });
    await person.click(within(question).getByRole('button', { name: fr.import.restoreConfirm }));
    expect(await screen.findByText(fr.report.restored)).toBeInTheDocument();
    expect(vi.mocked(upload).mock.calls[1]?.[0]).toBe('/api/admin/laws/import?name=lois.jsonl&restore=true');
  });

  it('withdraws a law after asking, and brings it back', async () => {
    const { person, unmount } = open();
    await person.click(await screen.findByRole('button', { name: /^Retirer «\sCode du travail\s»$/ }));
    const asked = screen.getByRole('dialog', { name: new RegExp('Retirer cette loi') });
    await person.click(within(asked).getByRole('button', { name: fr.withdraw.confirm }));
    await waitFor(() => expect(sent()).toEqual([{ isActive: false, revision: 7 }]));
    unmount();
    const { person: again } = open([{ ...law, isActive: false }]);
    await again.click(await screen.findByRole('button', { name: /^Rétablir «\sCode du travail\s»$/ }));
    await waitFor(() => expect(sent().at(-1)).toEqual({ isActive: true, revision: 7 }));
  });
});

describe('the small rules of laws', () => {
  it('names the first articles that would go, and says that there are more', () => {
    const lacking = { ...report.laws[0]!, absent: 4, absentNumbers: ['1', '2', '3'] };
    expect(absentNumbersOf(lacking)).toBe('1, 2, 3…');
    expect(absentNumbersOf(lacking, 2)).toBe('1, 2…');
    expect(absentNumbersOf({ ...lacking, absent: 3 })).toBe('1, 2, 3');
  });

  it('makes a key of a file’s name', () => {
    expect(keyOf('Code pénal (2016).txt')).toBe('code-penal-2016');
    expect(keyOf('.txt')).toBe('');
    expect([saysItself('a.JSONL'), saysItself('a.txt')]).toEqual([true, false]);
  });
});
