use crate::domain::TextQuality;
use crate::juricaf::quality;

/// Letters of a word beyond which several have run together: no word of French or English law is longer.
const LONGEST_WORD: usize = 27;

/// In thousandths: characters that belong to no text, letters that stand alone, words that ran together.
const MEDIUM: (u32, u32, u32) = (4, 12, 2);
const LOW: (u32, u32, u32) = (20, 50, 12);
/// Beyond this nothing can be read.
const HOPELESS: u32 = 150;

/// How well a text was read off its source, from the text alone; and whether it can be relied on at all.
pub(super) fn assessed(text: &str) -> (TextQuality, bool) {
    let marks = quality(text);
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()).collect();
    let long = words.iter().filter(|w| w.chars().count() > LONGEST_WORD).count();
    let long = u32::try_from(long * 1000 / words.len().max(1)).unwrap_or(1000);
    let beyond = |(odd, lonely, run): (u32, u32, u32)| {
        // One stray sign in a short article is no bad scan.
        let several = words.len() >= 12;
        marks.odd_characters > odd || (several && marks.lonely_letters > lonely) || long > run
    };
    let found = match () {
        () if beyond(LOW) => TextQuality::Low,
        () if beyond(MEDIUM) => TextQuality::Medium,
        () => TextQuality::Good,
    };
    (found, marks.odd_characters < HOPELESS && marks.lonely_letters < HOPELESS * 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debris_is_seen() {
        let clean = "Le contrat de travail à durée indéterminée peut toujours être résilié par la volonté de l’une des parties.";
        assert_eq!(assessed(clean), (TextQuality::Good, true));
        let together = "Lecontratdetravailaduréeindéterminéepeut toujours être résilié par la volonté de l’une des parties.";
        assert_eq!(assessed(together).0, TextQuality::Low);
        let spaced =
            "L e c o n t r a t d e t r a v a i l p e u t ê t r e r é s i l i é p a r l a v o l o n t é";
        assert_eq!(assessed(spaced), (TextQuality::Low, false));
        assert!(!assessed("§|~ ^^ ¬¬ ~~ |||").1);
    }
}
