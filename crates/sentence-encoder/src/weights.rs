//! Weights of 8 bits are used where they lie in the program's file; read plainly, they would all be copied into memory.
//!
//! ONNX knows weights that lie in another file. Here that other file is the model's own.

use rten::{Model, ModelOptions};
use rten_onnx::onnx::{DataLocation, DataType, ModelProto, StringStringEntryProto, TensorProto};
use rten_onnx::protobuf::{DecodeMessage, OwnedValues, ProtobufError, ReadValue, ValueReader};
use std::cell::RefCell;
use std::error::Error;
use std::io::Cursor;

/// Its ending is one that `rten` allows for such a file.
const ITSELF: &str = "itself.data";

/// A model whose matrices are laid out for this processor; these are copies, and the only ones.
pub(crate) fn load(file: &'static [u8]) -> Result<Model, Box<dyn Error>> {
    let mut model = ModelProto::decode(Places(ValueReader::from_buf(file)))?;
    for tensor in model.graph.iter_mut().flat_map(|graph| &mut graph.initializer) {
        point(tensor, file);
    }
    let mut options = ModelOptions::with_all_ops();
    options.prepack_weights(true).external_data_static(ITSELF, file);
    Ok(options.load(model.write_buf()?)?)
}

/// What is no single byte must lie at a multiple of its size, which the file does not promise: that is copied, 0.8 MB.
fn point(tensor: &mut TensorProto, file: &[u8]) {
    let place = tensor.raw_data.take().and_then(|data| place_of(&data.into_inner()));
    let Some((start, length)) = place else { return };
    if tensor.data_type == Some(DataType::INT8) {
        let entry =
            |key: &str, value: String| StringStringEntryProto { key: Some(key.into()), value: Some(value) };
        tensor.data_location = Some(DataLocation::EXTERNAL);
        tensor.external_data = vec![
            entry("location", ITSELF.into()),
            entry("offset", start.to_string()),
            entry("length", length.to_string()),
        ];
    } else {
        let data = file.get(start..start + length).unwrap_or_default();
        tensor.raw_data = Some(RefCell::new(data.to_vec()));
    }
}

fn place_of(bytes: &[u8]) -> Option<(usize, usize)> {
    let (start, rest) = bytes.split_first_chunk()?;
    Some((usize::from_le_bytes(*start), usize::from_le_bytes(*rest.first_chunk()?)))
}

/// Reads for the bytes of a field their place in the file.
struct Places(ValueReader<Cursor<&'static [u8]>>);

impl ReadValue for Places {
    type Types = OwnedValues;

    fn read_i32(&mut self) -> Result<i32, ProtobufError> {
        self.0.read_i32()
    }

    fn read_i64(&mut self) -> Result<i64, ProtobufError> {
        self.0.read_i64()
    }

    fn read_varint(&mut self) -> Result<u64, ProtobufError> {
        self.0.read_varint()
    }

    fn read_bytes(&mut self, len: usize) -> Result<Vec<u8>, ProtobufError> {
        let start = self.position() as usize;
        self.skip(len)?;
        Ok([start.to_le_bytes(), len.to_le_bytes()].concat())
    }

    fn read_string(&mut self, len: usize) -> Result<String, ProtobufError> {
        self.0.read_string(len)
    }

    fn skip(&mut self, len: usize) -> Result<(), ProtobufError> {
        self.0.skip(len)
    }

    fn position(&self) -> u64 {
        self.0.position()
    }
}
