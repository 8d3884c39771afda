use std::str::FromStr;

/// What can be bought. Prices are these and no others: no request names an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    Monthly,
    Annual,
}

impl Plan {
    pub const ALL: [Self; 2] = [Self::Monthly, Self::Annual];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Monthly => "monthly",
            Self::Annual => "annual",
        }
    }

    /// Whole FCFA (product.md, 9).
    pub fn price(self) -> i64 {
        match self {
            Self::Monthly => 50_000,
            Self::Annual => 360_000,
        }
    }

    /// What the same time costs month by month.
    pub fn regular_price(self) -> i64 {
        Self::Monthly.price() * i64::from(self.months())
    }

    pub fn months(self) -> u32 {
        match self {
            Self::Monthly => 1,
            Self::Annual => 12,
        }
    }
}

impl FromStr for Plan {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|p| p.as_str() == s).ok_or("unknown plan")
    }
}

#[cfg(test)]
mod tests {
    use super::Plan;

    #[test]
    fn a_year_costs_forty_percent_less_than_twelve_months() {
        assert_eq!((Plan::Monthly.price(), Plan::Annual.price()), (50_000, 360_000));
        assert_eq!(Plan::Annual.regular_price(), 600_000);
        assert_eq!(Plan::Annual.price() * 100 / Plan::Annual.regular_price(), 60);
        // Some wallets take multiples of five only.
        assert!(Plan::ALL.iter().all(|p| p.price() % 5 == 0));
    }
}
