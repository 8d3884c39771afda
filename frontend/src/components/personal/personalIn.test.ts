import { describe, expect, it } from 'vitest';
import { personalIn } from './personalIn';

describe('what says who somebody is', () => {
  it.each([
    ['Appelez-moi au 699 12 34 56', 'number', '699 12 34 56'],
    ['Appelez Jean Mballa demain', 'name', 'Jean Mballa'],
    ['mon numéro : +237 6 77-88-99-00.', 'number', '+237 6 77-88-99-00'],
    ['fixe 222233344', 'number', '222233344'],
    ['ma CNI 100245879632', 'number', '100245879632'],
    ['la voiture LT 423 AB', 'number', 'LT 423 AB'],
    ['écrivez à client.a@example.cm', 'email', 'client.a@example.cm'],
    ['j’habite rue Mermoz à Akwa', 'address', 'rue Mermoz'],
    ['au quartier Bonapriso', 'address', 'quartier Bonapriso'],
    ['BP 1234 Douala', 'address', 'BP 1234'],
    ['P.O. Box 77', 'address', 'P.O. Box 77'],
    ['le bailleur, M. Ngono Paul, refuse', 'name', 'M. Ngono Paul'],
    ['je m’appelle jean', 'name', 'je m’appelle jean'],
    ['my name is Client Tester', 'name', 'my name is Client Tester'],
    ['mon voisin Paul NGONO me menace', 'name', 'Paul NGONO'],
    ['Hier Paul Ngono est venu', 'name', 'Paul Ngono'],
    ['mme atangana ne paie plus', 'name', 'mme atangana'],
    ['ma CNI 112233445 est perdue', 'number', 'CNI 112233445'],
    ['passport no. AB123456 was taken', 'number', 'passport no. AB123456'],
    ['mon patron Kamga ne paie pas', 'name', 'Kamga'],
    ['my landlord Ndive locked the door', 'name', 'Ndive'],
  ])('is seen in « %s »', (text, kind, found) => {
    // A word at the beginning of a sentence may be read along with a name.
    const seen = personalIn(text).find((each) => each.kind === kind);
    expect(seen?.text).toContain(found);
  });

  it.each([
    'Mon bailleur garde ma caution de 250 000 000 FCFA depuis le 12/08/2026.',
    'La Cour Suprême et le Tribunal de Première Instance de Douala ont jugé.',
    'Le Code Pénal et le Code du Travail, article 34, loi n° 92/007.',
    'Je travaille à Orange Cameroun depuis Janvier.',
    'Bonjour Maître, que faire ?',
    'My landlord in Yaoundé locked my shop on Monday.',
    'monsieur le juge, madame la présidente, monsieur le procureur',
    'madame, mon patron Monsieur ne paie pas',
    'Mon voisin Lundi est passé.',
    'madame ne veut pas, le docteur dit non, the doctor said no',
    'MON PATRON REFUSE DE PAYER',
    'mon patron REFUSE de payer',
    '',
  ])('is not seen in « %s »', (text) => {
    expect(personalIn(text)).toEqual([]);
  });

  it('ends a name where the capitals end', () => {
    expect(personalIn('je m’appelle Fotso Alain et je veux ma caution')).toEqual([
      { kind: 'name', text: 'je m’appelle Fotso Alain' },
    ]);
    expect(personalIn('Mon nom est fotso et je veux ma caution')).toEqual([
      { kind: 'name', text: 'Mon nom est fotso' },
    ]);
  });

  it('names each kind once', () => {
    const kinds = personalIn('M. Ngono, 699123456, puis Mme Essomba, 677889900').map(({ kind }) => kind);
    expect(kinds).toEqual(['number', 'name']);
  });
});
